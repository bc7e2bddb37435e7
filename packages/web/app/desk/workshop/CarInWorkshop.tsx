import { BookEntries } from '../../logbook/BookEntries.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { FocusedHeading } from '../../ui/layout/FocusedHeading.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import type { FoundCar, Shown } from './handle-workshop.ts'
import { RepairForm } from './RepairForm.tsx'
import { ReadingForm, RecordForm, type WorkshopFacts } from './RecordForm.tsx'

interface CarInWorkshopProps {
  readonly shown: Shown
  readonly answer: unknown
  readonly facts: WorkshopFacts
}

/** What a workshop may know of a car, nothing of whose it is, and what it tells of it. */
export function CarInWorkshop({ shown, answer, facts }: CarInWorkshopProps) {
  const { t } = useTexts()
  const { found, correcting } = shown
  const { car, chassis, plate, book, vehicle } = found
  const corrected = book.entries.find(({ n }) => n === correcting)
  return (
    <Stack gap={6}>
      <Stack as="section" gap={3} aria-label={t('logbook.desk.carIs')}>
        <FocusedHeading as="h2">
          {car ? `${car.model} ${car.version} ${car.year}` : t('logbook.desk.unknown')}
        </FocusedHeading>
        {car ? null : <InlineMessage tone="warn">{t('logbook.desk.unknownText')}</InlineMessage>}
        <Facts of={{ [t('logbook.desk.chassis')]: chassis, [t('logbook.desk.plate')]: plate }} />
        <Recall found={found} answer={answer} facts={facts} />
        <Readings found={found} />
      </Stack>
      <RecordForm key={correcting ?? 0} vehicle={vehicle} corrected={corrected} answer={answer} facts={facts} />
      {corrected ? null : <ReadingForm vehicle={vehicle} answer={answer} facts={facts} />}
      <Stack as="section" gap={3} aria-labelledby="book">
        <h2 id="book">{t('logbook.desk.book')}</h2>
        <p className="soft">{t('logbook.desk.bookText')}</p>
        <BookEntries
          book={book}
          actions={({ n, dealer, kind, correctedBy }) =>
            dealer.code === facts.dealerCode &&
            kind !== 'WITHDRAWN' &&
            kind !== 'RECALL' &&
            correctedBy === null &&
            n !== correcting ? (
              <PostButton fields={{ vehicle, correct: String(n) }} aria-label={t('logbook.desk.correctOf', { n })}>
                {t('logbook.desk.correct')}
              </PostButton>
            ) : null
          }
        />
      </Stack>
    </Stack>
  )
}

const RECALL_TONES = { open: 'bad', none: 'good', done: 'good', unknown: 'info' } as const

function Recall({ found, answer, facts }: Omit<CarInWorkshopProps, 'shown'> & { readonly found: FoundCar }) {
  const { t } = useTexts()
  const { recall, chassis, vehicle } = found
  const isWhole = !chassis.includes('*')
  return (
    <InlineMessage tone={RECALL_TONES[recall.state]} title={t('logbook.desk.recall')}>
      <p>{recall.text}</p>
      {recall.campaigns.map((campaign) => (
        <Stack key={campaign.id} gap={2}>
          <p>
            {campaign.title} ({campaign.id}): {campaign.repair}
          </p>
          {facts.mayRepair && isWhole && campaign.remedyFrom !== null ? (
            <RepairForm vehicle={vehicle} campaign={campaign} answer={answer} facts={facts} />
          ) : null}
        </Stack>
      ))}
      {recall.state === 'open' && facts.mayRepair && !isWhole ? <p>{t('logbook.desk.useChassis')}</p> : null}
    </InlineMessage>
  )
}

const MOST_SHOWN = 5

function Readings({ found: { readings } }: { readonly found: FoundCar }) {
  const { t, date, number } = useTexts()
  return (
    <Stack gap={1}>
      <p className="strong">{t('logbook.desk.readings')}</p>
      {readings.length === 0 ? <p className="soft">{t('logbook.desk.noReadings')}</p> : null}
      <ul role="list">
        {readings.slice(0, MOST_SHOWN).map(({ km, day, by, isDoubted }) => (
          <Row as="li" key={`${day} ${km} ${by}`} gap={3} className="tabular">
            <strong>{t('logbook.km', { km: number(km) })}</strong>
            <span className="soft">
              {date(`${day}T12:00:00Z`)} · {t(`logbook.desk.by.${by}`)}
            </span>
            {isDoubted ? <StatusTag tone="warn">{t('logbook.desk.doubted')}</StatusTag> : null}
          </Row>
        ))}
      </ul>
    </Stack>
  )
}
