import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Filters } from '../../work/list/Filters.tsx'
import { listAddress } from '../../work/list/list-address.ts'
import { dealerWords } from './dealer-words.ts'
import css from './DealerNav.module.css'

/** More of them are a list to choose from. */
const MOST_LINKS = 4

interface DealerNavProps {
  /** The page whose dealer is chosen. */
  readonly path: string
  readonly dealers: readonly { readonly code: string; readonly name: string }[]
  readonly chosen: string
  /** The address that suggests others. */
  readonly from: string | null
}

/** Of several dealers within reach, the one that is worked for. */
export function DealerNav({ path, dealers, chosen, from }: DealerNavProps) {
  const { t } = useTexts()
  if (from || dealers.length > MOST_LINKS) {
    const label = t('reception.dealer')
    const options = dealers.map((dealer) => ({ value: dealer.code, label: from ? dealerWords(dealer) : dealer.name }))
    const field = { name: 'dealer', label, options, ...(from ? { from } : { needsOne: true as const }) }
    return (
      <Filters
        list={listAddress(path, [], ['dealer'])}
        chosen={{ dealer: chosen }}
        label={t('reception.dealers')}
        fields={[field]}
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
