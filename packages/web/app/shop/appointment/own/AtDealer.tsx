import type { QrPath } from '@volante/domain/payment/qr-path'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { DoorCode } from '../../../ui/data/DoorCode.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'

interface AtDealerProps {
  readonly dealer: string
  readonly token: string
  readonly door: { readonly text: string; readonly drawing: QrPath }
}

/** For the day: who has arrived says so, or shows the code to the reception. */
export function AtDealer({ dealer, token, door }: AtDealerProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <Disclosure title={t('appointment.atDealer')}>
      <Stack gap={4} align="start">
        <a className="tap" href={pathTo(site, 'arrival', { dealer }, { code: token })}>
          {t('appointment.arrived')}
        </a>
        <DoorCode {...door} label={t('appointment.code')} says={t('appointment.codeText')} />
      </Stack>
    </Disclosure>
  )
}
