import { both, type Localized } from '../localized.ts'

type RowKind = 'number' | 'text' | 'equipment'

export interface AttributeRow {
  key: string
  group: string
  kind: RowKind
  label: Localized
  unit: string | null
}

export const groups: { key: string; label: Localized }[] = [
  { key: 'engine', label: both('Motor') },
  { key: 'performance', label: both('Desempenho e consumo', 'Prestaciones y consumo') },
  { key: 'dimensions', label: both('Dimensões', 'Dimensiones') },
  { key: 'capacities', label: both('Pesos e capacidades', 'Pesos y capacidades') },
  { key: 'chassis', label: both('Transmissão e chassi', 'Transmisión y chasis') },
  { key: 'safety', label: both('Segurança', 'Seguridad') },
  { key: 'comfort', label: both('Conforto', 'Confort') },
  { key: 'technology', label: both('Tecnologia', 'Tecnología') },
  { key: 'exterior', label: both('Exterior') },
]

type Short = [key: string, kind: RowKind, pt: string, es: string, unit?: string]

const rows: Record<string, Short[]> = {
  engine: [
    ['engine.name', 'text', 'Motor', 'Motor'],
    ['engine.fuel', 'text', 'Combustível', 'Combustible'],
    ['engine.displacement', 'number', 'Cilindrada', 'Cilindrada', 'cm³'],
    ['engine.cylinders', 'number', 'Cilindros', 'Cilindros'],
    ['engine.valves', 'number', 'Válvulas', 'Válvulas'],
    ['engine.aspiration', 'text', 'Aspiração', 'Aspiración'],
    ['engine.power', 'number', 'Potência', 'Potencia', 'cv'],
    ['engine.powerEthanol', 'number', 'Potência com etanol', 'Potencia con etanol', 'cv'],
    ['engine.powerRpm', 'number', 'Regime da potência máxima', 'Régimen de potencia máxima', 'rpm'],
    ['engine.torque', 'number', 'Torque máximo', 'Torque máximo', 'Nm'],
    ['engine.torqueRpm', 'number', 'Regime do torque máximo', 'Régimen de torque máximo', 'rpm'],
    ['engine.battery', 'number', 'Bateria de tração', 'Batería de tracción', 'kWh'],
  ],
  performance: [
    ['performance.acceleration', 'number', '0 a 100 km/h', '0 a 100 km/h', 's'],
    ['performance.topSpeed', 'number', 'Velocidade máxima', 'Velocidad máxima', 'km/h'],
    ['performance.town', 'number', 'Consumo na cidade', 'Consumo urbano', 'km/l'],
    ['performance.road', 'number', 'Consumo na estrada', 'Consumo en ruta', 'km/l'],
    ['performance.townElectric', 'number', 'Consumo elétrico na cidade', 'Consumo eléctrico urbano', 'km/kWh'],
    ['performance.range', 'number', 'Autonomia', 'Autonomía', 'km'],
    ['performance.co2', 'number', 'Emissão de CO₂ fóssil', 'Emisión de CO₂ fósil', 'g/km'],
  ],
  dimensions: [
    ['dimensions.length', 'number', 'Comprimento', 'Largo', 'mm'],
    ['dimensions.width', 'number', 'Largura', 'Ancho', 'mm'],
    ['dimensions.height', 'number', 'Altura', 'Alto', 'mm'],
    ['dimensions.wheelbase', 'number', 'Entre-eixos', 'Distancia entre ejes', 'mm'],
    ['dimensions.clearance', 'number', 'Vão livre do solo', 'Despeje del suelo', 'mm'],
    ['dimensions.approach', 'number', 'Ângulo de entrada', 'Ángulo de ataque', '°'],
    ['dimensions.departure', 'number', 'Ângulo de saída', 'Ángulo de salida', '°'],
    ['dimensions.turning', 'number', 'Diâmetro de giro', 'Diámetro de giro', 'm'],
  ],
  capacities: [
    ['capacities.luggage', 'number', 'Volume de bagagem ou carga', 'Volumen de baúl o carga', 'l'],
    ['capacities.weight', 'number', 'Peso em ordem de marcha', 'Peso en orden de marcha', 'kg'],
    ['capacities.gross', 'number', 'Peso bruto total', 'Peso bruto total', 'kg'],
    ['capacities.payload', 'number', 'Carga útil', 'Carga útil', 'kg'],
    ['capacities.towing', 'number', 'Capacidade de reboque com freio', 'Capacidad de remolque con freno', 'kg'],
    ['capacities.tank', 'number', 'Tanque de combustível', 'Tanque de combustible', 'l'],
    ['capacities.seats', 'number', 'Lugares', 'Plazas'],
    ['capacities.doors', 'number', 'Portas', 'Puertas'],
  ],
  chassis: [
    ['chassis.gearbox', 'text', 'Câmbio', 'Caja de cambios'],
    ['chassis.gears', 'number', 'Marchas', 'Marchas'],
    ['chassis.traction', 'text', 'Tração', 'Tracción'],
    ['chassis.frontSuspension', 'text', 'Suspensão dianteira', 'Suspensión delantera'],
    ['chassis.rearSuspension', 'text', 'Suspensão traseira', 'Suspensión trasera'],
    ['chassis.steering', 'text', 'Direção', 'Dirección'],
    ['chassis.frontBrakes', 'text', 'Freios dianteiros', 'Frenos delanteros'],
    ['chassis.rearBrakes', 'text', 'Freios traseiros', 'Frenos traseros'],
    ['chassis.tyres', 'text', 'Pneus', 'Neumáticos'],
    ['chassis.spare', 'equipment', 'Estepe de tamanho normal', 'Rueda de auxilio de tamaño normal'],
  ],
  safety: [
    ['safety.airbags', 'number', 'Airbags', 'Airbags'],
    ['safety.abs', 'equipment', 'Freios ABS com EBD', 'Frenos ABS con EBD'],
    ['safety.stability', 'equipment', 'Controle de estabilidade e tração', 'Control de estabilidad y tracción'],
    ['safety.hill', 'equipment', 'Assistente de partida em rampa', 'Asistente de arranque en pendiente'],
    ['safety.isofix', 'equipment', 'Fixação ISOFIX', 'Anclajes ISOFIX'],
    ['safety.braking', 'equipment', 'Frenagem autônoma de emergência', 'Frenado autónomo de emergencia'],
    ['safety.lane', 'equipment', 'Assistente de faixa', 'Asistente de carril'],
    ['safety.blindSpot', 'equipment', 'Monitor de ponto cego', 'Monitor de punto ciego'],
    ['safety.tyrePressure', 'equipment', 'Monitor de pressão dos pneus', 'Monitor de presión de neumáticos'],
    ['safety.rearCamera', 'equipment', 'Câmera de ré', 'Cámara de retroceso'],
    ['safety.camera360', 'equipment', 'Câmera 360°', 'Cámara 360°'],
    ['safety.rearSensors', 'equipment', 'Sensores traseiros', 'Sensores traseros'],
  ],
  comfort: [
    ['comfort.airConditioning', 'text', 'Ar-condicionado', 'Aire acondicionado'],
    ['comfort.windows', 'equipment', 'Vidros elétricos', 'Levantacristales eléctricos'],
    ['comfort.locks', 'equipment', 'Travas elétricas', 'Cierre centralizado'],
    ['comfort.keyless', 'equipment', 'Chave presencial', 'Llave de presencia'],
    ['comfort.leather', 'equipment', 'Bancos de couro', 'Asientos de cuero'],
    ['comfort.electricSeat', 'equipment', 'Banco do motorista elétrico', 'Asiento del conductor eléctrico'],
    ['comfort.heatedSeats', 'equipment', 'Bancos aquecidos', 'Asientos calefaccionados'],
    ['comfort.cruise', 'equipment', 'Piloto automático', 'Control de velocidad crucero'],
    ['comfort.adaptiveCruise', 'equipment', 'Piloto automático adaptativo', 'Control crucero adaptativo'],
    ['comfort.parkingBrake', 'equipment', 'Freio de estacionamento eletrônico', 'Freno de estacionamiento electrónico'],
    ['comfort.sunroof', 'equipment', 'Teto solar panorâmico', 'Techo solar panorámico'],
    ['comfort.ambientLight', 'equipment', 'Iluminação ambiente', 'Iluminación ambiental'],
  ],
  technology: [
    ['technology.screen', 'number', 'Tela da central multimídia', 'Pantalla multimedia', '"'],
    ['technology.mirroring', 'equipment', 'Espelhamento sem fio do celular', 'Conexión inalámbrica del celular'],
    ['technology.cluster', 'number', 'Painel de instrumentos digital', 'Instrumental digital', '"'],
    ['technology.usb', 'number', 'Portas USB', 'Puertos USB'],
    ['technology.speakers', 'number', 'Alto-falantes', 'Parlantes'],
    ['technology.charger', 'equipment', 'Carregador por indução', 'Cargador por inducción'],
    ['technology.premiumAudio', 'equipment', 'Som premium', 'Audio premium'],
    ['technology.headUp', 'equipment', 'Head-up display', 'Head-up display'],
    ['technology.parkAssist', 'equipment', 'Assistente de estacionamento', 'Asistente de estacionamiento'],
    ['technology.connected', 'equipment', 'Serviços conectados', 'Servicios conectados'],
  ],
  exterior: [
    ['exterior.headlamps', 'text', 'Faróis', 'Faros'],
    ['exterior.daylight', 'equipment', 'Luz diurna em LED', 'Luz diurna LED'],
    ['exterior.fog', 'equipment', 'Faróis de neblina', 'Faros antiniebla'],
    ['exterior.wheels', 'text', 'Rodas', 'Llantas'],
    ['exterior.mirrors', 'equipment', 'Retrovisores elétricos', 'Espejos eléctricos'],
    ['exterior.rails', 'equipment', 'Barras longitudinais de teto', 'Barras longitudinales de techo'],
    ['exterior.twoTone', 'equipment', 'Teto bicolor', 'Techo bitono'],
    ['exterior.tailgate', 'equipment', 'Tampa traseira elétrica', 'Portón trasero eléctrico'],
    ['exterior.tow', 'equipment', 'Engate para reboque', 'Enganche para remolque'],
    ['exterior.tinted', 'equipment', 'Vidros escurecidos', 'Vidrios oscurecidos'],
  ],
}

/** Every row of the datasheet in reading order. Keys never change: comparisons line up by them. */
export const attributeRows: AttributeRow[] = groups.flatMap(({ key: group }) =>
  (rows[group] ?? []).map(([key, kind, pt, es, unit]) => ({
    key,
    group,
    kind,
    label: both(pt, es),
    unit: unit ?? null,
  })),
)
