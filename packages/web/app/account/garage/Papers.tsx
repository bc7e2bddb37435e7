import { Link } from 'react-router'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import areaCss from '../area.module.css'
import css from './garage.module.css'
import type { OwnedShown } from './load-garage.ts'

/** The papers of a car stand with its order: they are of who bought it, and stay theirs when the car passes on. */
export function Papers({ car: { orderId, home } }: { readonly car: OwnedShown }) {
  const { t } = useTexts()
  if (orderId === null) return null
  const to = (name: 'order' | 'orderDocuments' | 'orderPhoto') => pathTo(home, name, { order: orderId })
  return (
    <section className={areaCss.section} aria-labelledby="papers">
      <h2 id="papers">{t('garage.papersTitle')}</h2>
      <ul className={css.papers}>
        <li>
          <Link to={to('order')} reloadDocument>
            {t('garage.order')}
          </Link>
        </li>
        <li>
          <Link to={to('orderDocuments')} reloadDocument>
            {t('garage.paper.documents')}
          </Link>
        </li>
        <li>
          <Link to={to('orderPhoto')} reloadDocument>
            {t('garage.paper.photo')}
          </Link>
        </li>
      </ul>
    </section>
  )
}
