import type { ReviewWords } from './words.ts'

export const ES: ReviewWords = {
  names:
    'Agustina P.|Belén C.|Carlos R.|Daniela S.|Ezequiel M.|Florencia A.|Gonzalo L.|Hernán B.|Ignacio T.|Julieta F.|Karen V.|Lautaro N.|Micaela D.|Nicolás G.|Omar J.|Paula K.|Rodrigo H.|Sofía E.|Tomás Q.|Valeria O.|Walter Z.|Yamila U.|Raúl I.|Lucía W.'.split(
      '|',
    ),
  opens: {
    car: [
      'Lo uso todos los días en la ciudad y viajo una vez por mes.',
      'Es el auto de la familia, con dos chicos en el asiento trasero.',
      'Vengo de un sedán más viejo.',
      'Ando mucho por calles de empedrado y lomos de burro.',
      'Lo compramos para mi mujer y lo termino manejando yo.',
      'Hago cien kilómetros por día entre casa y trabajo.',
      'Es mi primer cero kilómetro.',
      'Vivo en un pueblo y la mitad del camino es de ripio.',
    ],
    work: [
      'Trabajo con repartos y anda todo el día.',
      'Lo uso en el campo durante la semana y en la ruta los sábados.',
      'Está en la flota de la empresa desde principio de año.',
      'Llevo herramientas y materiales casi todos los días.',
      'Tiro un tráiler con él en las ferias.',
      'Lo compré para la obra y quedó como el auto de casa.',
    ],
  },
  topics: {
    CONSUMPTION: {
      PRAISE: [
        'El consumo es excelente: en ruta el promedio mejora sin esfuerzo.',
        'Me resultó económico, aun con el aire siempre prendido.',
        'La autonomía sorprende, cargo el tanque cada diez días.',
      ],
      CRITICISM: [
        'En ciudad el consumo es alto, más de lo que esperaba.',
        'Chupa mucha nafta en el tránsito pesado.',
        'El consumo empeoró con el frío y el auto lleno.',
      ],
    },
    ENGINE: {
      PRAISE: [
        'El motor responde bien y sobrepasar es tranquilo.',
        'Sobra torque en subida, me gusta mucho el motor.',
        'Acelera bien y recupera mejor, buen motor.',
      ],
      CRITICISM: [
        'Con cinco personas el motor queda flojo en la sierra.',
        'El motor tarda en reaccionar en bajas.',
        'Le falta respuesta al motor arriba de cien.',
      ],
    },
    GEARBOX: {
      PRAISE: [
        'La caja es suave y no pierde tiempo entre cambios.',
        'Buena caja, siempre en la marcha justa.',
        'Los cambios entran precisos, la caja me encanta.',
      ],
      CRITICISM: [
        'La caja pega tirones en el tránsito.',
        'La caja duda al salir de un lomo de burro.',
        'El cambio tarda en bajar cuando piso a fondo.',
      ],
    },
    COMFORT: {
      PRAISE: [
        'Las butacas son cómodas, bajé de seis horas de viaje sin dolores.',
        'La suspensión es suave y se come los pozos, muy buena.',
        'Muy silencioso en ruta, se puede charlar bajito.',
      ],
      CRITICISM: [
        'La suspensión es dura para estas calles.',
        'La butaca del conductor cansa a las dos horas.',
        'Los asientos de atrás son duros en viajes largos.',
      ],
    },
    SPACE: {
      PRAISE: [
        'El espacio atrás es amplio, entra un adulto grande.',
        'El habitáculo es amplio y bien aprovechado.',
        'Sobra lugar para las rodillas de los que van atrás.',
      ],
      CRITICISM: [
        'El espacio del medio atrás es chico.',
        'El habitáculo queda ajustado para tres adultos.',
        'Falta lugar para las rodillas en la segunda fila.',
      ],
    },
    LUGGAGE: {
      PRAISE: [
        'El baúl es amplio, lleva las valijas de todos.',
        'Entra la compra del mes en el baúl, muy bueno.',
        'Buena capacidad de carga y fácil de acomodar.',
      ],
      CRITICISM: [
        'El baúl es chico para un viaje en familia.',
        'El equipaje entra justito con el cochecito del bebé.',
        'Al baúl le falta altura.',
      ],
    },
    FINISH: {
      PRAISE: [
        'Las terminaciones son muy buenas, nada flojea con los meses.',
        'El tablero es lindo y las costuras, impecables.',
        'Las terminaciones son excelentes para lo que probé en otros.',
      ],
      CRITICISM: [
        'Hay plásticos que se rayan de nada en la puerta.',
        'Aparecieron grillos en el tablero en calles malas.',
        'Un ruido en la puerta derecha molesta desde el primer mes.',
      ],
    },
    TECHNOLOGY: {
      PRAISE: [
        'La multimedia es rápida y el teléfono conecta sin cable.',
        'La pantalla es excelente y la cámara ayuda a estacionar.',
        'Los sensores y la cámara son precisos.',
      ],
      CRITICISM: [
        'La pantalla se traba cada tanto.',
        'El Bluetooth falla con dos teléfonos.',
        'La pantalla refleja el sol y el menú es confuso.',
      ],
    },
    SAFETY: {
      PRAISE: [
        'Los frenos son firmes y dan tranquilidad con lluvia.',
        'La alerta de carril es precisa y nada invasiva.',
        'Me pegué un susto y el frenado automático fue excelente.',
      ],
      CRITICISM: [
        'El asistente de carril falla en calles mal señalizadas.',
        'La alerta de choque es confusa en el tránsito.',
        'Faltan airbags laterales en la versión que compré.',
      ],
    },
    HANDLING: {
      PRAISE: [
        'La dirección es suave en ciudad y firme en ruta, muy buena.',
        'Dobla bien y es un gusto manejarlo, volante preciso.',
        'Fácil de maniobrar en cocheras viejas, volante suave.',
      ],
      CRITICISM: [
        'El volante vibra arriba de ciento diez.',
        'El radio de giro es malo, cada maniobra se hace larga.',
        'La dirección es lenta en curvas cerradas.',
      ],
    },
    SERVICE: {
      PRAISE: [
        'El concesionario fue atento y el service salió lo acordado, excelente.',
        'Atención transparente en el taller, mostraron los repuestos cambiados.',
        'La garantía resolvió un detalle en un día, muy buena atención.',
      ],
      CRITICISM: [
        'El concesionario tardó tres semanas por un repuesto.',
        'El service salió caro y la atención fue confusa.',
        'Volví al taller dos veces por el mismo problema.',
      ],
    },
    VALUE: {
      PRAISE: [
        'Por el precio que pagué, vale la pena.',
        'La relación precio y equipamiento es excelente.',
        'Buena reventa y seguro razonable: acerté.',
      ],
      CRITICISM: [
        'El seguro es caro en Capital.',
        'Me pareció caro para lo que trae de serie.',
        'La patente y el precio de los services son altos.',
      ],
    },
  },
  closes: {
    high: [
      'Lo volvería a comprar.',
      'Lo recomiendo al que está dudando.',
      'Hasta acá, cero dramas.',
      'No lo cambio por ahora.',
      'Superó lo que esperaba.',
      '',
    ],
    middle: [
      'En general, cumple.',
      'Tiene virtudes y también mañas.',
      'Hagan una prueba de manejo larga antes de decidir.',
      'Esperaba un poco más en su segmento.',
      '',
    ],
    low: [
      'No lo volvería a comprar.',
      'Esperaba bastante más.',
      'Lo cambio en cuanto pueda.',
      'Pruébenlo bien antes.',
      '',
    ],
  },
  later: {
    high: [
      'Vuelvo para contar: sigue igual que al principio.',
      'Actualizo: solo aceite y cubiertas hasta ahora.',
      'Pasó el tiempo y opino lo mismo.',
    ],
    low: [
      'Actualizo la nota después de más tiempo con él.',
      'Con los kilómetros aparecieron detalles.',
      'Cambié de idea en algunas cosas.',
    ],
  },
  titles: {
    high: [
      'Buena elección',
      'Me sorprendió',
      'Compañero de ruta',
      'Mejor que el anterior',
      'Vale lo que cuesta',
      'Muy completo',
      'Me gusta mucho',
    ],
    middle: ['Bien, con reparos', 'Cumple', 'Ni fu ni fa', 'Podría ser mejor', 'Honesto'],
    low: ['Esperaba más', 'Decepción', 'Piénsenlo', 'No repito'],
  },
}
