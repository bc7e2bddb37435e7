import { BookEntries } from '../../logbook/BookEntries.tsx'
import { Form } from '../../forms/Form.tsx'
import { PostButton } from '../../forms/PostButton.tsx'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { addDays } from '@volante/domain/date'
import type { Route } from './+types/car.page'
import { Field, FORMS } from './garage-forms.ts'

type Shown = Route.ComponentProps['loaderData']

interface LogbookProps extends Pick<Shown, 'car' | 'logbook' | 'today'> {
  readonly answer: unknown
}

/** How long a buyer usually looks. */
const USUAL_DAYS = 14

/** What workshops did to the car, signed, and how a buyer may see it. */
export function Logbook({ car, logbook: { isOwner, book, links }, answer, today }: LogbookProps) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="logbook">
      <h2 id="logbook">{t('logbook.own.title')}</h2>
      <p className="soft">{t(isOwner ? 'logbook.own.text' : 'logbook.own.unproven')}</p>
      {book ? <BookEntries book={book} /> : null}
      {book && book.entries.length > 0 ? (
        <>
          <Row gap={[2, 4]}>
            <LinkButton to={pathTo(car.home, 'garageLogbook', { car: car.id })} reloadDocument>
              {t('logbook.own.file')}
            </LinkButton>
            <span className="soft small">{t('logbook.own.fileHint')}</span>
          </Row>
          <Disclosure title={t('logbook.own.share')} isOpen={links.length > 0 || sharedUrlIn(answer) !== null}>
            <Share links={links} answer={answer} today={today} />
          </Disclosure>
        </>
      ) : null}
    </section>
  )
}

const sharedUrlIn = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'sharedUrl' in answer ? String(answer.sharedUrl) : null

function Share({ links, answer, today }: Pick<LogbookProps, 'answer' | 'today'> & Pick<Shown['logbook'], 'links'>) {
  const { t, date } = useTexts()
  const url = sharedUrlIn(answer)
  return (
    <Stack gap={4}>
      <p>{t('logbook.own.shareText')}</p>
      {url === null ? null : (
        <TextField label={t('logbook.own.url')} value={url} readOnly hint={t('logbook.own.once')} />
      )}
      {links.length > 0 ? (
        <ul role="list" aria-label={t('logbook.own.links')}>
          {links.map(({ id, until, madeAt }) => {
            const day = date(`${until}T12:00:00Z`)
            return (
              <Row as="li" key={id} gap={3}>
                <span>{t('logbook.own.link', { until: day, made: date(madeAt) })}</span>
                <PostButton
                  fields={{ unshare: id }}
                  variant="quiet"
                  size="small"
                  aria-label={t('logbook.own.endOf', { until: day })}
                >
                  {t('logbook.own.end')}
                </PostButton>
              </Row>
            )
          })}
        </ul>
      ) : null}
      <Form
        form={FORMS.share}
        answer={url === null ? answer : undefined}
        values={{ until: addDays(today, USUAL_DAYS) }}
        submit={t('logbook.own.make')}
        look={{ variant: 'secondary', size: 'medium' }}
      >
        <Field name="until" min={today} max={addDays(today, 90)} />
      </Form>
    </Stack>
  )
}
