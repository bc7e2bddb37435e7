import { Row } from '../../ui/layout/Stack.tsx'
import { MessageCircle } from '../../ui/action/icons.ts'
import { Navigation, Phone } from '../../ui/action/rare-icons.ts'
import { useTexts } from '../../texts/texts.tsx'
import { type ButtonVariant, buttonClass } from '../../ui/action/Button.tsx'
import button from '../../ui/action/Button.module.css'
import { Icon } from '../../ui/action/Icon.tsx'
import type { DealerRow } from './dealer-rows.ts'
import css from './dealers.module.css'

interface DealerActionsProps {
  readonly dealer: Pick<DealerRow, 'name' | 'phone' | 'telLink' | 'whatsAppLink' | 'routeLink'>
  /** On the dealer's own page the first way stands out. */
  readonly first?: ButtonVariant
}

/** There, on the phone or in a chat; each link names its dealer for who hears it without its surroundings. */
export function DealerActions({ dealer, first = 'secondary' }: DealerActionsProps) {
  const { t } = useTexts()
  const { name, phone, telLink, whatsAppLink, routeLink } = dealer
  const ways = [
    { to: routeLink, icon: Navigation, word: t('dealers.route'), whose: t('dealers.routeTo', { dealer: name }) },
    { to: telLink, icon: Phone, word: phone, whose: t('dealers.callTo', { dealer: name }) },
    ...(whatsAppLink
      ? [
          {
            to: whatsAppLink,
            icon: MessageCircle,
            word: t('dealers.whatsApp'),
            whose: t('dealers.whatsAppTo', { dealer: name }),
          },
        ]
      : []),
  ]
  return (
    <Row as="p" gap={2} className={css.actions}>
      {ways.map(({ to, icon, word, whose }, at) => (
        <a
          key={to}
          href={to}
          className={buttonClass({ variant: at === 0 ? first : 'quiet' })}
          {...(to.startsWith('tel:') ? {} : { rel: 'noreferrer' })}
        >
          <span className={button.label}>
            <Icon icon={icon} />
            {word}
            <span className="unseen"> {whose}</span>
          </span>
        </a>
      ))}
    </Row>
  )
}
