import type { QrCode } from '@volante/contract/qr-codes'
import { useTexts } from '../../texts/texts.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import css from './QrCodeFacts.module.css'

/** The code as it is printed, with its address for who cannot scan it. */
export function QrCodeFacts({ of: code }: { readonly of: QrCode }) {
  const { t, date, number } = useTexts()
  const file = `/api/qr-codes/${code.id}/file`
  return (
    <Row gap={5} align="start">
      <img
        className={css.code}
        src={file}
        width={180}
        height={180}
        alt={t('resources.qr-codes.picture', { name: code.name })}
      />
      <div>
        <Facts
          of={{
            [t('resources.qr-codes.dealerName')]: code.dealerName,
            [t('resources.qr-codes.address')]: code.address,
            [t('resources.qr-codes.scans')]: number(code.scans),
            [t('resources.qr-codes.lastScanOn')]: code.lastScanOn && date(`${code.lastScanOn}T12:00:00Z`),
          }}
        />
        <Row gap={4}>
          <a className="tap" href={file} download>
            {t('resources.qr-codes.svg')}
          </a>
          <a className="tap" href={`${file}?format=pdf`} download>
            {t('resources.qr-codes.pdf')}
          </a>
        </Row>
      </div>
    </Row>
  )
}
