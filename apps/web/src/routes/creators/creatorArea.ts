// One file for the three, which lead to one another: each file of its own would be named in every visit's code.
export { CreatorRoute } from './creator.route';
export { CreatorsRoute } from './creators.route';
export { PostsRoute } from './posts.route';
