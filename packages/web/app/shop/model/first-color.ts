import { stagePaint } from '../../car-photo/silhouette.ts'
import type { ModelColor, ShownModel } from './load-model.ts'

/** The car in the colour of the address, else in the most colourful one of the version whose price is shown. */
export function firstColor(
  { colors, versions }: ShownModel,
  asked: string | null,
  wish: string | undefined,
): ModelColor | null {
  const own = colors.filter(({ version }) => version === versions[0])
  const best = stagePaint(
    own.map(({ code, paint, kind }) => ({ code, hex: paint.hex, kind })),
    wish,
  )
  return colors.find(({ code }) => code === asked) ?? colors.find(({ code }) => code === best.code) ?? null
}
