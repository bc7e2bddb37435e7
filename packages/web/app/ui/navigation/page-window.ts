/** Takes the current page and how many there are, both from 1; returns the numbers to show, null where some are left out. */
export function pageWindow(current: number, last: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(near)].toSorted((a, b) => a - b)
  return pages.flatMap((page, i) => {
    const gap = page - (pages[i - 1] ?? 0)
    if (gap === 2) return [page - 1, page]
    return gap > 2 ? [null, page] : [page]
  })
}
