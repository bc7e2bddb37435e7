/** Why the terms of the calculator were not kept: the ends of what the call refuses with. */
export const NOT_CONFIRMED = ['noInstallments', 'noResidual', 'noResults', 'changed', 'instability'] as const
export type NotConfirmed = (typeof NOT_CONFIRMED)[number]
