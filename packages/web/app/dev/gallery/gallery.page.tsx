import { data } from 'react-router'
import { themeCss } from '../../brand/theme.ts'
import { useNonce } from '../../shell/nonce.ts'
import { page } from '../../shell/page-context.ts'
import { TextsProvider } from '../../texts/texts.tsx'
import { MessagesProvider } from '../../ui/messages.tsx'
import type { Route } from './+types/gallery.page'
import { Gallery } from './Gallery.tsx'
import { galleryTexts } from './gallery-texts.server.ts'

export const handle = { texts: ['gallery', 'ui'], cache: false, query: ['theme'] }

/** `?theme=jeep` or `?theme=ar-jeep`: the page wears that site's tokens and speaks its language. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { demo, sites, site: own, now } = context.get(page)
  if (!demo) throw data(null, 404)
  const asked = url.searchParams.get('theme') ?? 'fiat'
  const site = sites.find((one) => one.id === asked) ?? sites.find((one) => one.brand === asked) ?? own
  const { id, brandName, country, language, currency, timeZone, theme } = site
  const dictionary = galleryTexts(language)
  return {
    title: String(dictionary['gallery.title']),
    now: now.getTime(),
    dictionary,
    site: { id, brandName, country, language, currency, timeZone, theme },
    choices: sites
      .toSorted((a, b) => b.country.localeCompare(a.country))
      .map((one) => ({ id: one.id, name: `${one.brandName} ${one.country}` })),
  }
}

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { site, choices, dictionary, now, title } = loaderData
  const nonce = useNonce()
  return (
    <>
      <title>{`${title} | ${site.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <style {...nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeCss(site.theme) }} />
      <TextsProvider manner={site} dictionary={dictionary}>
        <MessagesProvider>
          <Gallery site={site} choices={choices} now={now} />
        </MessagesProvider>
      </TextsProvider>
    </>
  )
}
