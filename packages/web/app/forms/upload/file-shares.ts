/**
 * Takes the sizes of files that are sent one after the other in one post, and how much of the whole post has left, in
 * bytes; returns the share of each file that has left, from 0 to 1. What the post says around the files counts first.
 */
export function fileShares(sizes: readonly number[], sent: number, total: number): number[] {
  let left = sent - (total - sizes.reduce((sum, size) => sum + size, 0))
  return sizes.map((size) => {
    const share = size === 0 ? Number(left >= 0) : Math.min(1, Math.max(0, left / size))
    left -= size
    return share
  })
}
