import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import css from './Written.module.css'

interface WrittenProps {
  /** Which texts name it. */
  readonly noun: 'messages' | 'reports'
  readonly of: {
    readonly message: string | null
    readonly email: string
    readonly phone: string | null
    readonly taxId: string | null
    readonly acts: readonly {
      readonly at: string
      readonly by: string
      readonly act: string
      readonly note: string | null
    }[]
  }
  readonly facts?: Readonly<Record<string, ReactNode>>
}

/** What somebody wrote, how to reach them, and what staff did since. */
export function Written({ noun, of: { message, email, phone, taxId, acts }, facts = {} }: WrittenProps) {
  const { t, byKey, date } = useTexts()
  const sender = {
    [t(`resources.${noun}.email`)]: email && <a href={`mailto:${email}`}>{email}</a>,
    [t(`resources.${noun}.phone`)]: phone && <a href={`tel:${phone}`}>{phone}</a>,
    [t(`resources.${noun}.taxId`)]: taxId,
  }
  return (
    <>
      <Stack as="section" gap={2} aria-labelledby="message-title">
        <h2 id="message-title">{t(`resources.${noun}.message`)}</h2>
        <p className={css.text}>{message ?? t(`resources.${noun}.none`)}</p>
        <Facts of={Object.assign(sender, facts)} />
      </Stack>
      {acts.length > 0 && (
        <Stack as="section" gap={2} aria-labelledby="acts-title">
          <h2 id="acts-title">{t(`resources.${noun}.acts`)}</h2>
          <ul>
            {acts.map(({ at, by, act, note }) => (
              <li key={`${at} ${act}`}>
                {note}{' '}
                <span className="soft small">
                  {by} {byKey(`resources.${noun}.did.${act}`)}, {date(at, 'moment')}
                </span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </>
  )
}
