export type HorizonName = 'city' | 'ridge' | 'plain' | 'dawn' | 'hills' | 'track'

interface Showcase {
  /** Slug of the car on the home's stage; where it is not sold, the first of the range. */
  readonly model: string
  readonly horizon: HorizonName
  /** Paint that suits the horizon, #rrggbb; the most colourful one unless stated. */
  readonly paint?: string
}

/** What stands on a brand's stage, and where. A brand without a line here gets its first car at dawn. */
const SHOWCASES: Readonly<Record<string, Showcase>> = {
  fiat: { model: 'fastback', horizon: 'city' },
  'fiat-abarth': { model: 'pulse-abarth', horizon: 'track' },
  jeep: { model: 'wrangler', horizon: 'ridge', paint: '#4c5540' },
  ram: { model: '1500', horizon: 'plain' },
  peugeot: { model: '2008', horizon: 'dawn' },
  citroen: { model: 'basalt', horizon: 'hills', paint: '#3b6ea5' },
  dodge: { model: 'durango', horizon: 'track' },
  chrysler: { model: '300c', horizon: 'dawn' },
}

export const horizonOf = (brand: string): HorizonName => SHOWCASES[brand]?.horizon ?? 'dawn'

export const paintWishOf = (brand: string): string | undefined => SHOWCASES[brand]?.paint

/** Takes a brand and its range; answers the car of its stage, null when there is none. */
export function featuredOf<Model extends { readonly slug: string }>(
  brand: string,
  range: readonly Model[],
): Model | null {
  const wanted = SHOWCASES[brand]?.model
  return range.find(({ slug }) => slug === wanted) ?? range[0] ?? null
}
