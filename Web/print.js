// The system's way to put a page on paper.

export const effects = {
  async print() {
    window.print();
  },
};
