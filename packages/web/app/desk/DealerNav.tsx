import { Link } from 'react-router'
import { useTexts } from '../texts/texts.tsx'
import { Filters } from '../work/list/Filters.tsx'
import { listAddress } from '../work/list/list-address.ts'
import css from './DealerNav.module.css'

/** More of them are a list to choose from. */
const MOST_LINKS = 4

interface DealerNavProps {
  /** The page whose dealer is chosen. */
  readonly path: string
  readonly dealers: readonly { readonly code: string; readonly name: string }[]
  readonly chosen: string
}

/** Of several dealers within reach, the one that is worked for. */
export function DealerNav({ path, dealers, chosen }: DealerNavProps) {
  const { t } = useTexts()
  if (dealers.length > MOST_LINKS) {
    const options = dealers.map(({ code, name }) => ({ value: code, label: name }))
    return (
      <Filters
        list={listAddress(path, [], ['dealer'])}
        chosen={{ dealer: chosen }}
        label={t('reception.dealers')}
        fields={[{ name: 'dealer', label: t('reception.dealer'), options, needsOne: true }]}
      />
    )
  }
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
