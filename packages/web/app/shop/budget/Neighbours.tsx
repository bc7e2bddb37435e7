import type { WishChange } from '@volante/domain/budget/neighbours'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { queryOfWish } from './budget-address.ts'

/** Nothing fits is never the end of the road (FS5): each of these has a car. */
export function Neighbours({ neighbours }: { readonly neighbours: readonly WishChange[] }) {
  const { t, money } = useTexts()
  const site = useSite()
  return (
    <Stack gap={4}>
      <p>{t('budget.near')}</p>
      <Row gap={3}>
        {neighbours.map(({ kind, wish, monthlyCents }) => (
          <LinkButton key={kind} to={pathTo(site, 'budget', null, queryOfWish(wish))} preventScrollReset>
            {t(`budget.near.${kind}`, {
              month: money(
                kind === 'monthly' || kind === 'half' || kind === 'open' ? (wish.monthly ?? 0) : monthlyCents,
                true,
              ),
              down: money(wish.down ?? 0, true),
            })}
          </LinkButton>
        ))}
      </Row>
    </Stack>
  )
}
