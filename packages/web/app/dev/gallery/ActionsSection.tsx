import { ArrowRight, Download, Undo2 } from '../../ui/action/icons.ts'
import { Heart, Share2 } from '../../ui/action/rare-icons.ts'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Stage } from '../../ui/layout/Stage.tsx'
import { Tag } from '../../ui/data/Tag.tsx'
import css from './gallery.module.css'
import { Row } from '../../ui/layout/Stack.tsx'
import { Section, Specimen } from './Specimen.tsx'

export function ActionsSection() {
  const { t } = useTexts()
  const [isLiked, setLiked] = useState(false)
  return (
    <Section id="actions" title={t('gallery.actions')}>
      <Specimen name="Button" isWide>
        <Row>
          <Button variant="primary" size="large" iconEnd={ArrowRight}>
            {t('gallery.build')}
          </Button>
          <Button variant="primary">{t('gallery.continue')}</Button>
          <Button>{t('gallery.compare')}</Button>
          <Button variant="quiet">{t('gallery.later')}</Button>
          <Button variant="danger">{t('gallery.cancel-order')}</Button>
        </Row>
        <Row>
          <Button variant="primary" pending={t('gallery.sending')}>
            {t('gallery.continue')}
          </Button>
          <Button disabled>{t('gallery.disabled')}</Button>
          <Button size="small">{t('gallery.small')}</Button>
        </Row>
      </Specimen>
      <Specimen name="LinkButton">
        <Row>
          <LinkButton to="#actions" variant="primary">
            {t('gallery.test-drive')}
          </LinkButton>
          <LinkButton to="#actions" icon={Download}>
            PDF
          </LinkButton>
        </Row>
      </Specimen>
      <Specimen name="IconButton, Tag">
        <Row>
          <IconButton icon={Undo2} label={t('gallery.undo')} />
          <IconButton icon={Share2} label={t('gallery.share')} isLabelShown />
          <IconButton
            icon={Heart}
            label={t('gallery.later')}
            aria-pressed={isLiked}
            onClick={() => setLiked(!isLiked)}
          />
          <Tag>Flex</Tag>
        </Row>
      </Specimen>
      <Specimen name="Stage" isWide>
        <Stage className={css.stageBox} aria-label={t('gallery.on-stage')}>
          <Row>
            <Button variant="primary" size="large">
              {t('gallery.build')}
            </Button>
            <Button size="large">{t('gallery.compare')}</Button>
            <Button variant="quiet" size="large">
              {t('gallery.later')}
            </Button>
          </Row>
        </Stage>
      </Specimen>
    </Section>
  )
}
