/** How the geometry of cars and of what they wear names its nodes (docs/assets.md). */

/** What belongs to one look alone, which the first group names. */
export const LOOK_NODE = /^Look_([^_]+)_/
/** What stands at one wheel: that of something worn takes the place of the car's own. */
export const WHEEL_NODE = /^Wheel_[FR][LR]$/
