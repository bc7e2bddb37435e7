import type { Theme } from '@volante/contract/site'
import { displayStack, textStack } from './font-stack.ts'

type Dress = Pick<Theme, 'tokens' | 'fonts'>

/** A site's tokens as one style rule; every value was checked against leaving its declaration when the site was read. */
export function themeCss({ tokens, fonts }: Dress): string {
  const own = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  const faces = [`--font-display:${displayStack(fonts)}`, `--font-text:${textStack(fonts)}`]
  return `@layer tokens{:root{${[...own, ...faces].join(';')}}}`
}
