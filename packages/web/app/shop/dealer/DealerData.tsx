import { useNonce } from '../../shell/nonce.ts'
import { usePage } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import type { DealerView } from './load-dealer.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The dealer for search engines (schema.org AutoDealer), and its picture for who shares the page. */
export function DealerData({ dealer }: { readonly dealer: DealerView }) {
  const { site, origin } = usePage()
  const nonce = useNonce()
  const [longitude, latitude] = dealer.at
  const image = dealer.picture && `${origin}/api/pictures/${dealer.picture.id}/1280.jpg`
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name: dealer.name,
    url: origin + pathTo(site, 'dealer', { dealer: dealer.code }),
    ...(image && { image }),
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
  return (
    <>
      {image && <meta property="og:image" content={image} />}
      <script type="application/ld+json" {...nonce} dangerouslySetInnerHTML={{ __html: text }} />
    </>
  )
}
