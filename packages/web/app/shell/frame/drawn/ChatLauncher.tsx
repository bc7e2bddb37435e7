import { Button, buttonClass } from '../../../ui/action/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useTexts } from '../../../texts/texts.tsx'
import { useSite } from '../../root-data.ts'
import { pathTo } from '../../slugs.ts'
import css from './ChatLauncher.module.css'

/** Where the site has its chat on (features.chatbot): who can be talked to now. The browser's own popover, so it needs no script. */
export function ChatLauncher() {
  const { t } = useTexts()
  const site = useSite()
  if (!site.features.chatbot || site.brand === 'portal') return null
  const { phone, hours } = site.legal
  return (
    <>
      <button type="button" popoverTarget="chat" className={classes(buttonClass({ variant: 'primary' }), css.launcher)}>
        {t('shell.chat')}
      </button>
      <section id="chat" popover="auto" aria-labelledby="chat-title" className={css.panel}>
        <Stack gap={3}>
          <h2 id="chat-title" className="text-16">
            {t('shell.chat.title')}
          </h2>
          <ul role="list" className={css.ways}>
            <li>
              <a href={pathTo(site, 'dealers')}>{t('shell.chat.whatsapp')}</a>
              <p className="small soft">{t('shell.chat.whatsapp.text')}</p>
            </li>
            <li>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{t('shell.chat.call', { phone })}</a>
              <p className="small soft">{hours}</p>
            </li>
            <li>
              <a href={pathTo(site, 'contact')}>{t('shell.chat.write')}</a>
              <p className="small soft">{t('shell.chat.write.text')}</p>
            </li>
          </ul>
          <Button type="button" size="small" popoverTarget="chat" popoverTargetAction="hide">
            {t('shell.chat.close')}
          </Button>
        </Stack>
      </section>
    </>
  )
}
