import { sql, type Kysely } from 'kysely';

const state = (code: string, english: string, chinese: string) => ({
  code,
  name: { 'en-US': english, 'zh-CN': chinese },
});

/** US territories and military post, and the Mexican states missing in the first catalogue. */
const ADDED = {
  US: [
    state('AS', 'American Samoa', '美属萨摩亚'),
    state('GU', 'Guam', '关岛'),
    state('MP', 'Northern Mariana Islands', '北马里亚纳群岛'),
    state('VI', 'U.S. Virgin Islands', '美属维尔京群岛'),
    state('AA', 'Armed Forces Americas (AA)', '美洲驻军 (AA)'),
    state('AE', 'Armed Forces Europe, Africa, Middle East (AE)', '欧洲、非洲及中东驻军 (AE)'),
    state('AP', 'Armed Forces Pacific (AP)', '太平洋驻军 (AP)'),
  ],
  MX: [
    state('AGU', 'Aguascalientes', '阿瓜斯卡连特斯州'),
    state('BCS', 'Baja California Sur', '南下加利福尼亚州'),
    state('CAM', 'Campeche', '坎佩切州'),
    state('CHP', 'Chiapas', '恰帕斯州'),
    state('COL', 'Colima', '科利马州'),
    state('DUR', 'Durango', '杜兰戈州'),
    state('GUA', 'Guanajuato', '瓜纳华托州'),
    state('GRO', 'Guerrero', '格雷罗州'),
    state('HID', 'Hidalgo', '伊达尔戈州'),
    state('MEX', 'México', '墨西哥州'),
    state('MIC', 'Michoacán', '米却肯州'),
    state('MOR', 'Morelos', '莫雷洛斯州'),
    state('NAY', 'Nayarit', '纳亚里特州'),
    state('OAX', 'Oaxaca', '瓦哈卡州'),
    state('SLP', 'San Luis Potosí', '圣路易斯波托西州'),
    state('SIN', 'Sinaloa', '锡那罗亚州'),
    state('TAB', 'Tabasco', '塔瓦斯科州'),
    state('TLA', 'Tlaxcala', '特拉斯卡拉州'),
    state('VER', 'Veracruz', '韦拉克鲁斯州'),
    state('ZAC', 'Zacatecas', '萨卡特卡斯州'),
  ],
};

/** All states of the countries for addresses, and a flag for messages to the shop that a bot may have sent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [code, states] of Object.entries(ADDED))
    await sql`
      update country set states = states || coalesce((
        select jsonb_agg(added order by place)
        from jsonb_array_elements(${JSON.stringify(states)}::jsonb) with ordinality as new_state (added, place)
        where not exists (
          select from jsonb_array_elements(country.states) as known where known ->> 'code' = added ->> 'code'
        )), '[]'::jsonb)
      where code = ${code}`.execute(database);
  await sql`
    update country set states = (
      select jsonb_agg(state order by state -> 'name' ->> 'en-US') from jsonb_array_elements(states) as state
    ) where code = 'MX'`.execute(database);
  await sql`alter table feedback add column is_suspected boolean not null default false`.execute(database);
}
