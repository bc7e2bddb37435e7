import { Row, Stack } from '../../ui/layout/Stack.tsx'
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

export function Gallery({ site, choices }: GalleryProps) {
  const { t } = useTexts()
  return (
    <>
      <SkipLink to="gallery">{t('gallery.sections')}</SkipLink>
      <GalleryHead site={site} choices={choices} />
      <nav className={css.bar} aria-label={t('gallery.sections')}>
        <ul role="list" className="wide">
          {SECTIONS.map((id) => (
            <li key={id}>
              <a href={`#${id}`} className="tap plain small">
                {t(`gallery.${id}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="gallery" tabIndex={-1} className={`wide ${css.main}`}>
        <CarsSection />
        <FoundationsSection />
        <ActionsSection />
        <FieldsSection {...site} />
        <ChoicesSection />
        <NavigationSection />
        <PricesSection />
        <TablesSection />
        <FeedbackSection />
        <OverlaysSection />
        <MediaSection />
      </main>
      <MessagePopups />
    </>
  )
}

function GalleryHead({ site, choices }: GalleryProps) {
  const { t } = useTexts()
  return (
    <header>
      <Stage className={css.stage}>
        <Stack gap={5} className={`wide ${css.hero}`}>
          <Stack>
            <p className="soft text-18">{site.brandName}</p>
            <h1 className={css.title}>{t('gallery.title')}</h1>
            <p className="soft text-18">{t('gallery.lead')}</p>
            <Row as="nav" gap={[0, 4]} aria-label={t('gallery.themes')}>
              {choices.map(({ to, name, isWorn }) => (
                <Link
                  key={to}
                  to={to}
                  reloadDocument
                  aria-current={isWorn ? 'true' : undefined}
                  className={`tap plain small ${css.theme}`}
                >
                  {name}
                </Link>
              ))}
            </Row>
          </Stack>
          <div className={css.car}>
            <CarSilhouette
              body="suv-coupe"
              paint="#B3131B"
              finish="metallic"
              label={t('gallery.car', { body: 'SUV cupê' })}
            />
          </div>
        </Stack>
      </Stage>
    </header>
  )
}
