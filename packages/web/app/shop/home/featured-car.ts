import type { BrandStage } from '@volante/contract/site'

/** Takes a brand's stage and its range; returns the car that stands there, null when there is none. */
export function featuredOf<Model extends { readonly slug: string }>(
  stage: Pick<BrandStage, 'model'>,
  range: readonly Model[],
): Model | null {
  return range.find(({ slug }) => slug === stage.model) ?? range[0] ?? null
}
