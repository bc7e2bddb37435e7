interface Measured {
  readonly body: string
  readonly dimensions: { readonly length: number }
}

/** More than any car is longer than another, in millimetres. */
const ANOTHER_BODY = 10_000

/** Takes two models; returns how little they are alike: another body first, then the difference of their lengths in millimetres. */
export const unlikeness = (one: Measured, other: Measured): number =>
  (one.body === other.body ? 0 : ANOTHER_BODY) + Math.abs(one.dimensions.length - other.dimensions.length)
