import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { CarSilhouette } from '../../ui/car/CarSilhouette.tsx'
import { MessagePopups } from '../../ui/feedback/MessagePopups.tsx'
import { SkipLink } from '../../ui/layout/SkipLink.tsx'
import { Stage } from '../../ui/layout/Stage.tsx'
import { ActionsSection } from './ActionsSection.tsx'
import { CarsSection } from './CarsSection.tsx'
import { ChoicesSection } from './ChoicesSection.tsx'
import { FeedbackSection } from './FeedbackSection.tsx'
import { FieldsSection } from './FieldsSection.tsx'
import { FoundationsSection } from './FoundationsSection.tsx'
import css from './gallery.module.css'
import { MediaSection } from './MediaSection.tsx'
import { NavigationSection } from './NavigationSection.tsx'
import { OverlaysSection } from './OverlaysSection.tsx'
import { PricesSection } from './PricesSection.tsx'
import { TablesSection } from './TablesSection.tsx'

export interface GalleryProps {
  readonly site: { readonly brandName: string; readonly country: 'BR' | 'AR'; readonly base: string }
  readonly choices: readonly { readonly to: string; readonly name: string; readonly isWorn: boolean }[]
  readonly now: number
}

const SECTIONS = [
  'cars',
  'foundations',
  'actions',
  'fields',
  'choices',
  'navigation',
  'prices',
  'tables',
  'feedback',
  'overlays',
  'media',
] as const

export function Gallery({ site, choices, now }: GalleryProps) {
  const { t } = useTexts()
  return (
    <>
      <SkipLink to="gallery">{t('gallery.sections')}</SkipLink>
      <GalleryHead site={site} choices={choices} />
      <nav className={css.bar} aria-label={t('gallery.sections')}>
        <ul role="list">
          {SECTIONS.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{t(`gallery.${id}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="gallery" tabIndex={-1} className={css.main}>
        <CarsSection />
        <FoundationsSection />
        <ActionsSection />
        <FieldsSection {...site} />
        <ChoicesSection />
        <NavigationSection />
        <PricesSection now={now} />
        <TablesSection />
        <FeedbackSection />
        <OverlaysSection />
        <MediaSection />
      </main>
      <MessagePopups />
    </>
  )
}

function GalleryHead({ site, choices }: Omit<GalleryProps, 'now'>) {
  const { t } = useTexts()
  return (
    <header>
      <Stage className={css.stage}>
        <div className={css.hero}>
          <div className={css.heroWords}>
            <p className={css.lead}>{site.brandName}</p>
            <h1 className={css.heroTitle}>{t('gallery.title')}</h1>
            <p className={css.lead}>{t('gallery.lead')}</p>
            <nav className={css.themes} aria-label={t('gallery.themes')}>
              {choices.map(({ to, name, isWorn }) => (
                <Link key={to} to={to} reloadDocument aria-current={isWorn ? 'true' : undefined}>
                  {name}
                </Link>
              ))}
            </nav>
          </div>
          <div className={css.heroCar}>
            <CarSilhouette
              body="suv-coupe"
              paint="#B3131B"
              finish="metallic"
              label={t('gallery.car', { body: 'SUV cupê' })}
            />
          </div>
        </div>
      </Stage>
    </header>
  )
}
