/** Names the last element of every page's frame. */
export const FRAME_END = 'frame-end'
