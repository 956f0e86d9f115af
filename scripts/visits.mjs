// The landing pages for budgets and benchmarks.

/** Home, a listing of 24, a search and a product of the running shop: [{ name, path }]. Asks its API for ids. */
export async function firstVisits(origin) {
  const { list } = await ask(origin, 'pc/get_products?page=1&limit=24');
  const [product] = list;
  const categories = await ask(origin, 'category_all');
  const leaf = deepest(categories);
  return [
    { name: 'home', path: '/' },
    { name: 'category', path: `/goods_cate_b?cid=0&sid=${leaf.id}&title=${encodeURIComponent(leaf.cate_name)}` },
    { name: 'listing', path: '/goods_list' },
    { name: 'search', path: '/goods_search?title=hinge' },
    { name: 'product', path: `/goods_detail/${product.id}` },
  ];
}

async function ask(origin, call) {
  const response = await fetch(`${origin}/api/${call}`, {
    headers: { 'Form-type': 'pc', 'Content-Language': 'en-US' },
  });
  const body = await response.json();
  if (Number(body.status) !== 200) throw new Error(`/api/${call} answered ${JSON.stringify(body).slice(0, 200)}`);
  return body.data;
}

function deepest(nodes) {
  const [first] = nodes;
  const below = first.items ?? first.children ?? [];
  return below.length > 0 ? deepest(below) : first;
}
