import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import css from './DealerNav.module.css'

interface DealerNavProps {
  /** The page whose dealer is chosen. */
  readonly path: string
  readonly dealers: readonly { readonly code: string; readonly name: string }[]
  readonly chosen: string
}

/** Of several dealers within reach, the one that is worked for. */
export function DealerNav({ path, dealers, chosen }: DealerNavProps) {
  const { t } = useTexts()
  return (
    <nav aria-label={t('reception.dealers')} className={css.dealers}>
      {dealers.map(({ code, name }) => (
        <Link key={code} to={`${path}?dealer=${code}`} aria-current={code === chosen ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
