import { Stack } from '../../ui/layout/Stack.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import css from './LegalDocument.module.css'

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

export interface LegalDocumentProps {
  readonly title: string
  readonly lead: string
  readonly chapters: readonly Chapter[]
  readonly note?: string
}

/** A long text one may enter anywhere: contents beside it, chapters with addresses of their own. */
export function LegalDocument({ title, lead, chapters, note }: LegalDocumentProps) {
  const { t } = useTexts()
  return (
    <Page className={css.page}>
      <Opening title={title} lead={lead} />
      <nav className={`small ${css.contents}`} aria-labelledby="contents">
        <h2 id="contents" className="soft small undisplayed">
          {t('legal.contents')}
        </h2>
        <ol role="list">
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <a href={`#${chapter.id}`} className="plain">
                {chapter.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <Stack gap={8} align="start">
        {chapters.map(({ id, title: heading, content }) => (
          <Stack as="section" key={id} align="start" className={css.chapter}>
            <h2 id={id}>{heading}</h2>
            {content}
          </Stack>
        ))}
        {note ? <p className="soft small">{note}</p> : null}
      </Stack>
    </Page>
  )
}

/** Facts as label and value. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [label: string, value: string, href?: string])[]
}) {
  return (
    <dl className={css.facts}>
      {facts.map(([label, value, href]) => (
        <div key={label}>
          <dt className="soft">{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
