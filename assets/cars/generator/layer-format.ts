/** How layers are kept as WebP: the cut-out car with its shadow, the cabin, and what a coat adds. */
export const CUT_OUT_FORMAT = { quality: 84, alphaQuality: 80, smartSubsample: true, effort: 5 }
export const COAT_FORMAT = { quality: 82, effort: 5 }
export const ROOM_FORMAT = { quality: 82, smartSubsample: true, effort: 5 }
