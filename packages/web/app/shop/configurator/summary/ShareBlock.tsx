import type { Build } from '@volante/domain/configuration/catalogue'
import type { CatalogueIndex } from '@volante/domain/configuration/catalogue-index'
import { shareCode } from '@volante/domain/configuration/share-code'
import { Download, Link2, MessageCircle, Printer } from '../../../ui/action/icons.ts'
import { pushData } from '../../../shell/behaviour/data-layer.ts'
import { usePage } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Button, buttonClass } from '../../../ui/action/Button.tsx'
import { Icon } from '../../../ui/action/Icon.tsx'
import type { ConfiguratorData } from '../load-configurator.ts'
import { summaryAddresses } from './addresses.ts'
import { CopyButton } from './CopyButton.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import css from './summary.module.css'

interface ShareBlockProps {
  readonly data: ConfiguratorData
  readonly index: CatalogueIndex
  readonly build: Build
  /** Cents; null while it is not known. */
  readonly total: number | null
  readonly description: string
  /** On the page that is printed itself. */
  readonly onPrint?: () => void
}

/** Code, link, WhatsApp, print and PDF: four ways to take the car along. */
export function ShareBlock({ data, index, build, total, description, onPrint }: ShareBlockProps) {
  const { t, money } = useTexts()
  const { site, origin } = usePage()
  const code = data.share && shareCode(index, build, data.share.version, data.share.order)
  const { build: path, summary, pdf } = summaryAddresses(site, data.model.slug, index, build)
  // A message is read by people: the short address where the build has a code.
  const link = origin + (code ? pathTo(site, 'shared', { code }) : path)
  const price = total === null ? t('ui.priceUnavailable') : money(total, true)
  const text = t('configurator.share.text', {
    description,
    price,
    code: code ?? '',
    hasCode: code ? 'yes' : 'no',
    link,
  })
  const Heading = onPrint ? 'h2' : 'h3'
  const tell = (way: string) => pushData(site.features, { event: 'configurator_share', way, mvs: data.car.mvs.code })
  return (
    <section className={css.share} aria-labelledby="share-title">
      <Heading id="share-title" className={css.sectionTitle}>
        {t('configurator.share.title')}
      </Heading>
      {code ? (
        <Stack as="p" gap={0}>
          <span className="soft small">{t('configurator.share.code')}</span>
          <output className={css.codeText}>{code}</output>
        </Stack>
      ) : null}
      <div className={css.ways}>
        <CopyButton icon={Link2} text={link} label={t('configurator.share.link')} onCopied={() => tell('link')} />
        <a
          className={buttonClass({})}
          href={`${site.messagingAddress}/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener"
          onClick={() => tell('whatsapp')}
        >
          <Icon icon={MessageCircle} /> {t('configurator.share.whatsapp')}
        </a>
        {onPrint ? (
          <Button icon={Printer} onClick={onPrint}>
            {t('configurator.share.print')}
          </Button>
        ) : (
          <a className={buttonClass({})} href={summary} onClick={() => tell('print')}>
            <Icon icon={Printer} /> {t('configurator.share.print')}
          </a>
        )}
        <a className={buttonClass({})} href={pdf} download onClick={() => tell('pdf')}>
          <Icon icon={Download} /> {t('configurator.share.pdf')}
        </a>
      </div>
    </section>
  )
}
