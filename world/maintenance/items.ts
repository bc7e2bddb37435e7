import { both, type Localized } from '../localized.ts'

/** A thing that revisions examine or replace, and why. */
export interface ItemRow {
  code: string
  name: Localized
  reason: Localized
  /** It ages also while the car stands. */
  isOil: boolean
}

type Words = readonly [pt: string, es: string]

const item = (code: string, name: Words, reason: Words, isOil = false): ItemRow => ({
  code,
  name: both(...name),
  reason: both(...reason),
  isOil,
})

export const ITEMS: readonly ItemRow[] = [
  item(
    'ENGINE-OIL',
    ['Óleo do motor', 'Aceite de motor'],
    ['Perde a proteção com o calor e com o tempo.', 'Pierde protección con el calor y con el tiempo.'],
    true,
  ),
  item(
    'OIL-FILTER',
    ['Filtro de óleo', 'Filtro de aceite'],
    ['Guarda as impurezas do óleo: sai junto com ele.', 'Retiene las impurezas del aceite: se cambia con él.'],
    true,
  ),
  item(
    'AIR-FILTER',
    ['Filtro de ar do motor', 'Filtro de aire del motor'],
    ['Saturado, aumenta o consumo e o desgaste do motor.', 'Saturado, aumenta el consumo y el desgaste del motor.'],
  ),
  item(
    'CABIN-FILTER',
    ['Filtro do ar-condicionado', 'Filtro de habitáculo'],
    ['Retém poeira e pólen do ar que você respira.', 'Retiene polvo y polen del aire que respirás.'],
  ),
  item(
    'FUEL-FILTER',
    ['Filtro de combustível', 'Filtro de combustible'],
    ['Protege os injetores das impurezas do combustível.', 'Protege los inyectores de las impurezas del combustible.'],
  ),
  item(
    'WATER-SEPARATOR',
    ['Filtro de diesel e separador de água', 'Filtro de gasoil y separador de agua'],
    ['Água no diesel danifica a bomba de alta pressão.', 'El agua en el gasoil daña la bomba de alta presión.'],
  ),
  item(
    'ADBLUE',
    ['Reservatório de ARLA 32', 'Depósito de AdBlue'],
    ['Sem ele o motor limita a potência.', 'Sin él el motor limita la potencia.'],
  ),
  item(
    'SPARK-PLUGS',
    ['Velas de ignição', 'Bujías'],
    ['Gastas, dificultam a partida e aumentam o consumo.', 'Gastadas, dificultan el arranque y aumentan el consumo.'],
  ),
  item(
    'TIMING-BELT',
    ['Correia dentada', 'Correa de distribución'],
    ['Se romper, o motor quebra.', 'Si se corta, el motor se rompe.'],
  ),
  item(
    'DRIVE-BELT',
    ['Correia dos acessórios', 'Correa de accesorios'],
    [
      'Move o alternador e o ar-condicionado; resseca com o tempo.',
      'Mueve el alternador y el aire; se reseca con el tiempo.',
    ],
  ),
  item(
    'COOLANT',
    ['Líquido de arrefecimento', 'Líquido refrigerante'],
    ['Com o tempo deixa de proteger da corrosão.', 'Con el tiempo deja de proteger de la corrosión.'],
  ),
  item(
    'BRAKE-FLUID',
    ['Fluido de freio', 'Líquido de frenos'],
    ['Absorve umidade e perde a força na frenagem.', 'Absorbe humedad y pierde fuerza al frenar.'],
  ),
  item(
    'FRONT-PADS',
    ['Pastilhas de freio dianteiras', 'Pastillas de freno delanteras'],
    ['Abaixo da espessura mínima, a frenagem fica mais longa.', 'Por debajo del espesor mínimo se alarga el frenado.'],
  ),
  item(
    'REAR-BRAKES',
    ['Freios traseiros', 'Frenos traseros'],
    ['O desgaste muda o equilíbrio da frenagem.', 'El desgaste cambia el equilibrio del frenado.'],
  ),
  item(
    'TYRES',
    ['Pneus: pressão, desgaste e rodízio', 'Neumáticos: presión, desgaste y rotación'],
    ['O rodízio faz o jogo durar mais.', 'La rotación alarga la vida del juego.'],
  ),
  item(
    'SUSPENSION',
    ['Suspensão e direção', 'Suspensión y dirección'],
    ['Folgas gastam os pneus e tiram a estabilidade.', 'Los juegos gastan los neumáticos y quitan estabilidad.'],
  ),
  item(
    'BATTERY-12V',
    ['Bateria de 12 V', 'Batería de 12 V'],
    ['O teste avisa antes de ela falhar.', 'La prueba avisa antes de que falle.'],
  ),
  item(
    'LIGHTS',
    ['Luzes, palhetas e lavadores', 'Luces, escobillas y lavaparabrisas'],
    ['Ver e ser visto.', 'Ver y ser visto.'],
  ),
  item(
    'LEAKS',
    ['Vazamentos e níveis', 'Pérdidas y niveles'],
    ['Um vazamento visto cedo custa pouco.', 'Una pérdida vista a tiempo cuesta poco.'],
  ),
  item(
    'DIAGNOSIS',
    ['Diagnóstico eletrônico', 'Diagnóstico electrónico'],
    ['Lê falhas que ainda não acenderam luz no painel.', 'Lee fallas que todavía no encendieron el testigo.'],
  ),
  item(
    'CVT-FLUID',
    ['Fluido do câmbio CVT', 'Fluido de la caja CVT'],
    ['Degradado, o câmbio patina e aquece.', 'Degradado, la caja patina y se calienta.'],
  ),
  item(
    'AUTOMATIC-FLUID',
    ['Fluido do câmbio automático', 'Fluido de la caja automática'],
    ['Degradado, as trocas ficam ásperas.', 'Degradado, los cambios se vuelven bruscos.'],
  ),
  item(
    'GEARBOX-OIL',
    ['Óleo do câmbio manual', 'Aceite de la caja manual'],
    ['Protege engrenagens e sincronizadores.', 'Protege engranajes y sincronizadores.'],
  ),
  item(
    'AXLE-OIL',
    ['Óleo dos diferenciais e da caixa de transferência', 'Aceite de diferenciales y caja de transferencia'],
    ['Trabalha mais com carga e fora do asfalto.', 'Trabaja más con carga y fuera del asfalto.'],
  ),
  item(
    'TURBO-HOSES',
    ['Mangueiras do turbo', 'Mangueras del turbo'],
    ['Uma fissura tira a força do motor.', 'Una fisura le quita fuerza al motor.'],
  ),
  item(
    'HYBRID-SYSTEM',
    ['Sistema híbrido e sua bateria', 'Sistema híbrido y su batería'],
    ['Confere a saúde da bateria e a refrigeração dela.', 'Controla la salud de la batería y su refrigeración.'],
  ),
  item(
    'TRACTION-BATTERY',
    ['Bateria de tração', 'Batería de tracción'],
    ['Mede a saúde que a garantia pede.', 'Mide la salud que pide la garantía.'],
  ),
  item(
    'CHARGING-PORT',
    ['Tomada de recarga e cabos de alta tensão', 'Toma de carga y cables de alta tensión'],
    ['Contato ruim aquece durante a recarga.', 'Un mal contacto se calienta durante la carga.'],
  ),
  item(
    'REDUCTION-OIL',
    ['Óleo do redutor elétrico', 'Aceite del reductor eléctrico'],
    [
      'Lubrifica o único par de engrenagens do motor elétrico.',
      'Lubrica el único par de engranajes del motor eléctrico.',
    ],
  ),
  item(
    'BATTERY-COOLANT',
    ['Líquido de arrefecimento da bateria', 'Refrigerante de la batería'],
    ['Mantém a bateria na temperatura certa.', 'Mantiene la batería a la temperatura correcta.'],
  ),
]
