// Measures what a page costs the server.
import { readFileSync } from 'node:fs';
import { request } from 'node:http';

const ticksPerSecond = 100;

/** CPU time of a warm listing (cached, and with a query that is not), and memory after 10,000 pages, three times. */
export async function answerCost(shop, path) {
  const figures = {};
  await getMany(shop.origin, 200, () => path);
  figures['listing from cache, CPU ms'] = await cpuPerRequest(shop, 2000, () => path);
  // A changing parameter that the list's screens read makes each page a new one, which is rendered instead of cached.
  let nonce = 0;
  const fresh = () => `${path}${path.includes('?') ? '&' : '?'}title=${(nonce += 1)}`;
  await getMany(shop.origin, 200, fresh);
  figures['listing rendered, CPU ms'] = await cpuPerRequest(shop, 500, fresh);
  figures['RSS at start, MB'] = residentMegabytes(shop.pid);
  for (const run of [1, 2, 3]) {
    await getMany(shop.origin, 10_000, run === 1 ? fresh : () => path);
    figures[`RSS after ${run}0,000 pages, MB`] = residentMegabytes(shop.pid);
  }
  return figures;
}

/** Bytes of a reload of an unchanged page, including headers. */
export async function reloadBytes(origin, visits) {
  const figures = {};
  for (const { name, path } of visits) {
    const first = await fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } });
    const etag = first.headers.get('etag') ?? '';
    await first.arrayBuffer();
    const again = await fetch(origin + path, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } });
    const body = (await again.arrayBuffer()).byteLength;
    const head = [...again.headers].reduce((sum, [key, value]) => sum + key.length + value.length + 4, 0);
    figures[`reload of ${name}, bytes`] = `${again.status}: ${body} body + ${head} headers`;
  }
  return figures;
}

async function cpuPerRequest(shop, count, path) {
  const before = cpuSeconds(shop.pid);
  await getMany(shop.origin, count, path);
  return Number((((cpuSeconds(shop.pid) - before) * 1000) / count).toFixed(2));
}

/** Requests the path `count` times, eight at a time. */
async function getMany(origin, count, path) {
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await get(origin + path());
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

function get(address) {
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
      response.on('error', reject).on('end', resolve).resume();
    })
      .on('error', reject)
      .end();
  });
}

/** User and system time of a process so far (s, Linux). */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory of a process (MB, Linux). */
export function residentMegabytes(pid) {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
}
