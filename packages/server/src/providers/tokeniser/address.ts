import type { Settings } from '../../platform/settings/settings.ts'

export const TOKENISER_PATH = '/tokeniser/v1/cards'

/** Where a page sends a card; without a setting the path on its own host. */
export const tokeniserAddress = ({ TOKENISER_URL: base = '' }: Settings): string =>
  `${base.replace(/(?<!\/)\/+$/, '')}${TOKENISER_PATH}`
