export { findOwnToken, findToken, issueLeave, keepCard, keepToken, type KeptCard, tokenEnd } from './queries.ts'
export { TOKENISER_PATH, tokeniserAddress } from './address.ts'
export type { CardConduct } from './card.ts'
export { readConduct } from './card.ts'
