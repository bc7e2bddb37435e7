import type { Message } from '@volante/contract/contact'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import css from './MessageFacts.module.css'

/** What somebody wrote, how to reach them, and what staff did since. */
export function MessageFacts({ message }: { readonly message: Message }) {
  const { t, date } = useTexts()
  const { email, phone, taxId, message: text, acts } = message
  const facts = {
    [t('resources.messages.email')]: email && <a href={`mailto:${email}`}>{email}</a>,
    [t('resources.messages.phone')]: phone && <a href={`tel:${phone}`}>{phone}</a>,
    [t('resources.messages.taxId')]: taxId,
  }
  return (
    <>
      <Stack as="section" gap={2} aria-labelledby="message-title">
        <h2 id="message-title">{t('resources.messages.message')}</h2>
        <p className={css.text}>{text ?? t('resources.messages.none')}</p>
        <Facts of={facts} />
      </Stack>
      {acts.length > 0 && (
        <Stack as="section" gap={2} aria-labelledby="acts-title">
          <h2 id="acts-title">{t('resources.messages.acts')}</h2>
          <ul>
            {acts.map(({ at, by, act, note }) => (
              <li key={`${at} ${act}`}>
                {note}{' '}
                <span className="soft small">
                  {by} {t(`resources.messages.did.${act}`)}, {date(at, 'moment')}
                </span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </>
  )
}
