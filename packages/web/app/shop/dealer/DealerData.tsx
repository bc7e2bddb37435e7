import { useNonce } from '../../shell/nonce.ts'
import { usePage } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import type { DealerView } from './load-dealer.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The dealer for search engines (schema.org AutoDealer). */
export function DealerData({ dealer }: { readonly dealer: DealerView }) {
  const { site, origin } = usePage()
  const nonce = useNonce()
  const [longitude, latitude] = dealer.at
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name: dealer.name,
    url: origin + pathTo(site, 'dealer', { dealer: dealer.code }),
    telephone: dealer.telLink.slice('tel:'.length),
    email: dealer.email,
    taxID: dealer.taxId,
    brand: { '@type': 'Brand', name: site.brandName },
    address: {
      '@type': 'PostalAddress',
      streetAddress: dealer.address,
      addressLocality: dealer.city,
      addressRegion: dealer.state,
      postalCode: dealer.postalCode,
      addressCountry: site.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: dealer.week.flatMap(({ weekday, hours }) =>
      hours.map(([opens, closes]) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: DAYS[weekday],
        opens,
        closes,
      })),
    ),
  }
  // "<" could end the element.
  const text = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" {...nonce} dangerouslySetInnerHTML={{ __html: text }} />
}
