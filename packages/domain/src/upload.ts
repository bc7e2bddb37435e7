import { type Refusal, refuse } from './refusal.ts'

/** Takes file sizes and the most allowed for each, in bytes; refuses when one is above it (spec platform §5). */
export function uploadRefusal(sizes: readonly number[], maxBytes: number): Refusal | null {
  return sizes.some((bytes) => bytes > maxBytes) ? refuse('documents.tooLarge') : null
}
