import type { Site } from '@volante/contract/site'
import { data } from 'react-router'
import { appearanceOf } from '../../brand/appearance.ts'
import { themeCss } from '../../brand/theme.ts'
import { useNonce } from '../../shell/nonce.ts'
import { page } from '../../shell/page-context.ts'
import { basePath } from '../../shell/slugs.ts'
import { TextsProvider } from '../../texts/texts.tsx'
import { MessagesProvider } from '../../ui/feedback/messages.tsx'
import type { Route } from './+types/gallery.page'
import { Gallery } from './Gallery.tsx'
import { galleryTexts } from './gallery-texts.server.ts'

export const handle = { texts: ['gallery', 'ui'], cache: false, query: ['theme', 'variant'] }

/** `?theme=jeep` or `?theme=ar-jeep`: the page wears that brand's tokens, with `&variant=` one of its variants', and speaks its site's language. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { demo, sites, site: own } = context.get(page)
  if (!demo) throw data(null, 404)
  const asked = url.searchParams.get('theme') ?? sites[0]?.id
  const site = sites.find((one) => one.id === asked) ?? sites.find((one) => one.brand === asked) ?? own
  const { id, brandName, country, language, currency, timeZone, theme } = site
  const variant = Object.keys(theme.variants).find((name) => name === url.searchParams.get('variant')) ?? null
  const shop = sites.find((one) => one.country === country) ?? site
  const dictionary = galleryTexts(language)
  return {
    title: String(dictionary['gallery.title']),
    dictionary,
    site: { brandName, country, language, currency, timeZone, base: basePath(shop) },
    appearance: appearanceOf(theme, variant),
    choices: choicesOf(sites, { id, variant }),
  }
}

/** Each brand plain and in each of its variants. */
function choicesOf(sites: readonly Site[], worn: { readonly id: string; readonly variant: string | null }) {
  const byCountry = sites.toSorted((a, b) => b.country.localeCompare(a.country))
  return byCountry.flatMap(({ id, brandName, country, theme }) =>
    [null, ...Object.keys(theme.variants)].map((variant) => ({
      to: `?${new URLSearchParams({ theme: id, ...(variant && { variant }) }).toString()}`,
      name: [brandName, country, ...(variant ? [variant] : [])].join(' '),
      isWorn: id === worn.id && variant === worn.variant,
    })),
  )
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { site, appearance, choices, dictionary, title } = loaderData
  const nonce = useNonce()
  return (
    <>
      <title>{`${title} | ${site.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <style {...nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeCss(appearance) }} />
      <TextsProvider locale={site} dictionary={dictionary}>
        <MessagesProvider>
          <Gallery site={site} choices={choices} />
        </MessagesProvider>
      </TextsProvider>
    </>
  )
}
