/** Where a light page says the `data-announce` words of an answer; last in the live part, so that it stays the same element. */
export function Said() {
  return <div className="unseen" role="status" aria-atomic="true" data-said />
}
