import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import type { Route } from './+types/car.page'

type ReceiptsProps = Pick<Route.ComponentProps['loaderData'], 'car'>

/** What was repaired for recalls, each with its receipt, for as long as the car is here. */
export function Receipts({ car: { id, home, chassis, recall } }: ReceiptsProps) {
  const { t, date } = useTexts()
  if (!recall || recall.repairs.length === 0) return null
  return (
    <Stack gap={2}>
      <Stack as="ul" role="list" gap={2}>
        {recall.repairs.map(({ id: campaign, title, doneOn }) => (
          <Row as="li" key={campaign} gap={[1, 4]} align="baseline">
            <span>{t('garage.recallRepair', { title, day: date(`${doneOn}T12:00:00Z`) })}</span>
            {chassis === null ? null : (
              <a href={pathTo(home, 'garageReceipt', { car: id, campaign })} className="tap">
                {t('garage.recallReceipt')}
                <span className="unseen">: {title}</span>
              </a>
            )}
          </Row>
        ))}
      </Stack>
      {chassis === null ? <p className="soft">{t('garage.recallNoReceipt')}</p> : null}
    </Stack>
  )
}
