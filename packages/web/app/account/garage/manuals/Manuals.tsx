import { fileSize } from '../../../texts/file-size.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import type { Route } from '../+types/car.page'

type ManualsProps = Pick<Route.ComponentProps['loaderData'], 'car' | 'manuals'>

/** What its maker wrote for a car's owner. */
export function Manuals({ car: { home }, manuals }: ManualsProps) {
  const { t, number } = useTexts()
  return (
    <section aria-labelledby="manuals">
      <h2 id="manuals">{t('garage.manualsTitle')}</h2>
      {manuals.length === 0 ? <p className="soft">{t('garage.manualsNone')}</p> : null}
      <ul role="list">
        {manuals.map(({ id, name, path, bytes, language }) => (
          <li key={id}>
            <a href={path} type="application/pdf" hrefLang={language}>
              {t('garage.manualFile', { name, size: fileSize(bytes, number) })}
            </a>
          </li>
        ))}
        <li>
          <a href={pathTo(home, 'manuals')}>{t('garage.manualsAll')}</a>
        </li>
      </ul>
    </section>
  )
}
