import type { Obstacle, Together } from '@volante/domain/configuration/relations/together'
import type { Part } from '@volante/domain/configuration/catalogue'
import { useTexts } from '../../../texts/texts.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Filters } from '../../../work/list/Filters.tsx'
import type { Node } from './lines.ts'
import { type Chosen, RELATIONS } from './relations-list.ts'
import css from './relations.module.css'

interface TogetherFormProps {
  readonly nodes: readonly Node[]
  readonly chosen: Chosen
  readonly answer: Together | null
}

/** Two parts are chosen, and why they cannot go together is read, or what a car with both is like. */
export function TogetherForm({ nodes, chosen, answer }: TogetherFormProps) {
  const { t } = useTexts()
  const options = nodes.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Stack as="section" gap={3} aria-labelledby="together" className={css.part}>
      <h2 id="together">{t('sheets.relations.together')}</h2>
      <Filters
        list={RELATIONS}
        chosen={chosen}
        isQuestion
        keep={['country', 'brand', 'model', 'version']}
        label={t('sheets.relations.together')}
        fields={[
          { name: 'first', label: t('sheets.relations.first'), any: t('sheets.relations.choose'), options },
          { name: 'second', label: t('sheets.relations.second'), any: t('sheets.relations.choose'), options },
        ]}
      />
      <div role="status">
        {answer &&
          (answer.possible ? <Possible answer={answer} nodes={nodes} /> : <Not obstacles={answer.obstacles} />)}
      </div>
    </Stack>
  )
}

const path = (chain: readonly Part[]): string => chain.map(({ name }) => name).join(' → ')
const names = (parts: readonly Part[]): string => parts.map(({ name }) => name).join(', ')

function Not({ obstacles }: { readonly obstacles: readonly Obstacle[] }) {
  const sentence = useObstacleWords()
  const { t } = useTexts()
  return (
    <InlineMessage tone="bad" title={t('sheets.relations.no')}>
      <ul>
        {obstacles.map((obstacle) => {
          const words = sentence(obstacle)
          return <li key={words}>{words}</li>
        })}
      </ul>
    </InlineMessage>
  )
}

function useObstacleWords() {
  const { t } = useTexts()
  return (obstacle: Obstacle): string => {
    if (obstacle.rule === 'impossible') return t('sheets.relations.why.impossible')
    if (obstacle.rule === 'onePaint') return t(`sheets.relations.why.onePaint.${obstacle.paint}`)
    if (obstacle.rule === 'needs')
      return t('sheets.relations.why.needs', { by: path(obstacle.by), parts: names(obstacle.oneOf) })
    if (obstacle.rule === 'noPaint') {
      const limits = obstacle.limits.map(({ by, allowed }) => `${path(by)}: ${names(allowed)}`)
      return t(`sheets.relations.why.noPaint.${obstacle.paint}`, { limits: limits.join('; ') })
    }
    const words = { by: path(obstacle.by), refused: path(obstacle.refused) }
    return obstacle.allowed.length > 0
      ? t('sheets.relations.why.paint', { ...words, parts: names(obstacle.allowed) })
      : t('sheets.relations.why.excludes', words)
  }
}

type Yes = Extract<Together, { readonly possible: true }>

function Possible({ answer, nodes }: { readonly answer: Yes; readonly nodes: readonly Node[] }) {
  const { t } = useTexts()
  const { brought, needs, colors, coatings, build } = answer
  const isInCar = ({ id, code, type }: Node) =>
    type === 'COLOR'
      ? code === build.colorCode
      : type === 'COATING'
        ? code === build.coatingCode
        : build.parts.includes(id)
  const car = nodes.filter(isInCar).map(({ name }) => name)
  const sentences = [
    ...brought.map((chain) => t('sheets.relations.yes.brought', { chain: path(chain) })),
    ...needs.map(({ by, oneOf }) => t('sheets.relations.yes.needs', { by: path(by), parts: names(oneOf) })),
    ...(colors ? [t('sheets.relations.yes.colors', { parts: names(colors) })] : []),
    ...(coatings ? [t('sheets.relations.yes.coatings', { parts: names(coatings) })] : []),
    t('sheets.relations.yes.example', { parts: car.join(', ') }),
  ]
  return (
    <InlineMessage tone="good" title={t('sheets.relations.yes')}>
      <ul>
        {sentences.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </InlineMessage>
  )
}
