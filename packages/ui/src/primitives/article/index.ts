export { Article, type ArticleNeighbour, type ArticleProps } from './article.tsx';
