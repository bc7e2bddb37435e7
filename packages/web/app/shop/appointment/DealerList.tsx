import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import type { DealerChoice } from '../proposal/dealers/nearby-dealers.ts'
import css from './appointment.module.css'

interface DealerListProps {
  readonly dealers: readonly DealerChoice[]
  readonly hrefOf: (dealer: string) => string
}

/** Dealers to choose from, with how far each is. */
export function DealerList({ dealers, hrefOf }: DealerListProps) {
  const { t, number } = useTexts()
  return (
    <ul className={css.dealers}>
      {dealers.map(({ code, name, km, street, city }) => (
        <li key={code}>
          <Link to={hrefOf(code)} className={css.choice}>
            <strong>{name}</strong>
            <span className="soft small">
              {[km === null ? null : t('appointment.km', { km: number(km) }), street, city].filter(Boolean).join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
