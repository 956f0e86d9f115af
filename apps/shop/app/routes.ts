import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home/route.tsx'),
  route('goods_cate', 'routes/goods-cate/route.tsx'),
  route('goods_cate_a', 'routes/goods-cate-a/route.tsx'),
  route('goods_cate_b', 'routes/goods-list/route.tsx', { id: 'goods_cate_b' }),
  route('goods_list', 'routes/goods-list/route.tsx', { id: 'goods_list' }),
  route('goods_search', 'routes/goods-list/route.tsx', { id: 'goods_search' }),
  route('goods_detail/:id', 'routes/goods-detail/route.tsx'),
  route('AppChat', 'routes/app-chat/route.tsx'),
  route('login', 'routes/login/route.tsx'),
  route('shoppingCart', 'routes/shopping-cart/route.tsx'),
  route('order_confirm', 'routes/order-confirm/route.tsx'),
  route('payment', 'routes/payment/route.tsx'),
  route('order_detail', 'routes/order-detail/route.tsx'),
  route('user', 'routes/user/layout.tsx', [
    index('routes/user/overview.tsx'),
    route('orderList', 'routes/user/orders.tsx'),
    route('address_list', 'routes/user/addresses.tsx'),
  ]),
  route('*', 'routes/not-there-yet/route.tsx'),
  route('sign', 'routes/login/bare.tsx'),
  route('sign_out', 'routes/sign-out/route.ts'),
  route('sitemap.xml', 'routes/sitemap/route.ts'),
  route('robots.txt', 'routes/robots/route.ts'),
] satisfies RouteConfig;
