/** What somebody is who signs for a company: by its articles, as a partner who manages it, or by a power of attorney. */
export const REPRESENTATIVE_ROLES = ['administrator', 'managingPartner', 'attorney'] as const
export type RepresentativeRole = (typeof REPRESENTATIVE_ROLES)[number]

/** How a company stands towards the IVA (Ley 23.349). */
export const IVA_CONDITIONS = ['registered', 'exempt', 'notReached'] as const
export type IvaCondition = (typeof IVA_CONDITIONS)[number]
