/** What may be consented to, each channel and purpose on its own (LGPD art. 8 §4). */
export const CONSENT_PURPOSES = ['OFFERS', 'AFTER_SALES', 'RESEARCH'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** The texts people agree and consent to. A changed text gets a new version; who agreed to an older one is asked again. */
export const AGREEMENT_VERSION = '2026-11'
export const CONSENT_TEXT_VERSION = '2026-11'
