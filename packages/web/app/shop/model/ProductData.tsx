import { usePage } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { carName } from '../range/car-name.ts'
import { productReviews } from '../reviews/product-reviews.ts'
import type { ShownModel } from './load-model.ts'

/** What search engines read of the car (schema.org Product and Car). */
export function ProductData({ model }: { readonly model: ShownModel }) {
  const { site, origin } = usePage()
  const { byKey } = useTexts()
  const prices = model.versions.flatMap(({ price }) => price.amount ?? [])
  const offers = {
    '@type': 'AggregateOffer',
    priceCurrency: site.currency,
    lowPrice: (Math.min(...prices) / 100).toFixed(2),
    highPrice: (Math.max(...prices) / 100).toFixed(2),
    offerCount: prices.length,
  }
  const facts = {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Car'],
    name: carName(site.brandName, model.name),
    brand: { '@type': 'Brand', name: site.brandName },
    model: model.name,
    bodyType: byKey(`shop.body.${model.body}`),
    vehicleModelDate: String(Math.max(...model.versions.map(({ year }) => year))),
    fuelType: [...new Set(model.versions.map(({ fuel }) => fuel))],
    color: model.colors.map(({ name }) => name),
    url: origin + pathTo(site, 'model', { model: model.slug }),
    ...(prices.length > 0 ? { offers } : {}),
    ...productReviews(model.reviews, model.reviews.items),
  }
  // A closing tag inside a name must not end the element.
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
