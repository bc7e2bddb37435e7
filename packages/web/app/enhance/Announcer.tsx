import { marks } from './marks.ts'

/** Where a page to read announces its words marked `announce` after each answer; last in the live part, so that it stays the same element. */
export const Announcer = () => (
  <div className="unseen" role="status" aria-atomic="true" {...marks({ announcer: true })} />
)
